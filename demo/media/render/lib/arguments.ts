/** `node stills.ts [slug …] [--force]`: the named shots, or all of them; finished files are kept unless forced. */
export function parseArguments() {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
  return {
    force: process.argv.includes('--force'),
    wanted: ({ slug }: { slug: string }) => names.length === 0 || names.some((name) => slug.includes(name)),
  }
}
