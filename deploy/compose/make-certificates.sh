#!/bin/bash
# Certificates in deploy/compose/tls: an authority of this machine's own and what the services inside show each other.
# The first argument is the public name; replace certificate.pem and key.pem by those of a public authority.
set -euo pipefail
name=${1:?usage: make-certificates.sh sanad.example}
cd "$(dirname "$0")"
mkdir -p tls signatory
cd tls
key=(-newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes)
[ -f authority.pem ] || openssl req -x509 "${key[@]}" -keyout authority-key.pem -out authority.pem -days 3650 \
  -subj '/CN=Sanad, this machine' -addext basicConstraints=critical,CA:TRUE
make() { # file, key, name
  openssl req -new "${key[@]}" -keyout "$2" -subj "/CN=$3" |
    openssl x509 -req -CA authority.pem -CAkey authority-key.pem -days 825 -out "$1" \
      -extfile <(printf 'subjectAltName=DNS:%s' "$3")
}
make certificate.pem key.pem "$name"
make files.pem files-key.pem files
make mail.pem mail-key.pem mail
# Other users of this machine see nothing; in the containers the services are users of their own.
chmod 0755 . && chmod 0644 ./*.pem && chmod 0600 authority-key.pem && chmod 0700 ..
