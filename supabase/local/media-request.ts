import { AsyncLocalStorage } from 'node:async_hooks'

/** The conditional headers of the request being answered; Supabase Lite does not hand them to its storage adapter. */
export interface MediaRequest {
  range?: string
  /** The part is only wanted while the object still has this ETag. */
  ifRange?: string
}

export const mediaRequest = new AsyncLocalStorage<MediaRequest>()
