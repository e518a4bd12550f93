/** Of a client that keeps nothing beyond its request, and renews nothing in the background. */
export const STATELESS = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
