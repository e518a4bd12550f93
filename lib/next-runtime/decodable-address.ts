/**
 * The address of a request, with a path that can be decoded. Escapes that no text has, as broken links and scanners send
 * them, then stand for themselves and name nothing: Next answers them with a bare 500 where a path has a variable part.
 *
 * @param address as Node has it: path and query, no host.
 */
export function decodableAddress(address: string): string {
  const [path = ''] = address.split('?', 1)
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return path.replaceAll('%', '%25') + address.slice(path.length)
  }
}
