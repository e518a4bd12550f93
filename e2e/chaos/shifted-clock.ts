/** Preloaded into a server: its clock goes wrong by CLOCK_OFFSET_MS, that of the database stays right. */
const offset = Number(process.env.CLOCK_OFFSET_MS)
const RealDate = Date

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [target.now() + offset] : args, newTarget) as Date,
  apply: (target) => new target(target.now() + offset).toString(),
  get: (target, name, receiver) =>
    name === 'now' ? () => target.now() + offset : (Reflect.get(target, name, receiver) as unknown),
})
