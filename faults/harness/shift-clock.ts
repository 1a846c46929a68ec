/** Preload (`node --import shift-clock.ts?hours=20`) that puts the clock of a process off by so many hours. */
const shift = Number(new URL(import.meta.url).searchParams.get('hours')) * 3_600_000
const TrueDate = Date
const now = () => TrueDate.now() + shift

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
})
