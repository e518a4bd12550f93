import { once } from 'node:events'
import { get, type Agent, type IncomingMessage, type RequestOptions } from 'node:http'

const HEADERS = { 'accept-encoding': 'gzip' }

/** Asks for an address as a browser does, and waits for the last byte. */
export async function ask(url: string, agent: Agent, options: RequestOptions = {}): Promise<void> {
  const request = get(url, { agent, headers: HEADERS, ...options })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  response.resume()
  await once(response, 'end')
  if (response.statusCode !== 200) throw new Error(`${url} answers ${response.statusCode}`)
}
