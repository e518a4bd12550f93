export type Floor = { name: string; atLeast: string; why: string }

/** `npm audit` knows more, but not every registry answers it. */
export const FLOORS: readonly Floor[] = [
  { name: '@hono/node-server', atLeast: '1.19.10', why: 'CVE-2026-29087: other spellings passed guards' },
  { name: '@supabase/auth-js', atLeast: '2.70.0', why: 'ids of users led to other addresses' },
  { name: 'fast-uri', atLeast: '3.1.4', why: 'CVE-2026-16221: addresses were read as those of another host' },
  { name: 'hono', atLeast: '4.12.25', why: 'CVE-2026-54290: any site was let in with credentials' },
  { name: 'jszip', atLeast: '3.8.0', why: 'CVE-2022-48285: entries could leave their folder' },
  { name: 'mdast-util-to-hast', atLeast: '13.2.1', why: 'CVE-2025-66400: code fences could set class names' },
  { name: 'nanoid', atLeast: '3.3.18', why: 'CVE-2026-67213: an id of no length was sought for ever' },
  { name: 'next', atLeast: '16.4.5', why: 'releases before it have published advisories' },
  { name: 'next-mdx-remote', atLeast: '6.0.0', why: 'CVE-2026-0969: texts could run code' },
  { name: 'nodemailer', atLeast: '9.1.0', why: 'GHSA-2x7j-588g-ccc2: lists of addresses that take for ever' },
  { name: 'postcss', atLeast: '8.5.12', why: 'CVE-2026-45623: style sheets could read files' },
  { name: 'react', atLeast: '19.2.1', why: 'CVE-2025-55182: requests to server functions could run code' },
  { name: 'react-dom', atLeast: '19.2.1', why: 'CVE-2025-55182, with react' },
  { name: 'semver', atLeast: '6.3.1', why: 'CVE-2022-25883: ranges that take for ever' },
  { name: 'sharp', atLeast: '0.35.4', why: 'GHSA-rgj7-g3m4-5g8c: pictures could run code' },
  { name: 'ws', atLeast: '7.5.10', why: 'CVE-2024-37890: many headers ended the server' },
]

const numbers = (version: string) => version.split('-', 1)[0]?.split('.').map(Number) ?? []

/** Compares release numbers and ignores pre-release tags. */
export function isBelow(version: string, floor: string): boolean {
  const [own, least] = [numbers(version), numbers(floor)]
  const at = least.findIndex((number, index) => number !== own[index])
  return at >= 0 && (own[at] ?? 0) < (least[at] ?? 0)
}
