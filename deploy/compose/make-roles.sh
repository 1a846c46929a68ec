#!/bin/bash
# Run once, by the image of PostgreSQL, on an empty volume: the roles of docs/how-to/separate-database-roles.md.
set -euo pipefail
mkdir --parents /backup/wal
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=owner="$OWNER_PASSWORD" --set=portal="$PORTAL_PASSWORD" --set=runner="$RUNNER_PASSWORD" <<'SQL'
create role sanad_owner login createrole password :'owner';
create database sanad owner sanad_owner;
create role sanad_app nologin;
create role sanad_jobs nologin;
grant sanad_app, sanad_jobs to sanad_owner with admin option;
create role sanad_portal login password :'portal' in role sanad_app;
create role sanad_runner login password :'runner' in role sanad_jobs;
SQL
