import 'server-only'
import { env } from '@/lib/env'

/** Where mail to nobody in particular goes. */
export const staffAddress = (): string => env.STAFF_EMAIL ?? env.CONTACT_EMAIL
