import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
const required = (hint: string) => z.string({ error: `is missing: ${hint}` }).min(1, `is missing: ${hint}`)

const flag = z
  .enum(['0', '1'], { error: 'must be 1, for yes, or 0' })
  .default('0')
  .transform((value) => value === '1')

const sender = z.string().transform((value, context) => {
  const [, name = '', address = value] = value.match(/^([^<>"\p{Cc}]+?)\s*<([^<>]+)>$/u) ?? []
  if (z.email().safeParse(address).success) return { name, address }
  context.addIssue({ code: 'custom', message: 'must be an e-mail address, or a name and <an address>' })
  return z.NEVER
})

/** Public Ed25519 keys in SPKI form: 12 bytes of head and 32 of key. */
const SPKI = /^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/

/** What each variable means is in docs/configuration.md. */
const shape = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  NEXT_DIST_DIR: z.string().default('.next'),
  /** Public origin of this site, without a trailing slash: canonical links, redirects and the origin check of server actions. */
  SITE_URL: url.default('http://localhost:3000').transform((value) => new URL(value).origin),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('hello@fieldlight.example'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@smtp.example.com' })
    .nullable()
    .default(null),
  MAIL_FROM: sender.nullable().default(null),
  STAFF_EMAIL: z.email({ error: 'must be an e-mail address' }).nullable().default(null),
  CRON_SECRET: z.string().min(16, 'must have 16 characters or more').nullable().default(null),
  RECAPTCHA_SITE_KEY: z.string().nullable().default(null),
  RECAPTCHA_PROJECT_ID: z.string().nullable().default(null),
  RECAPTCHA_API_KEY: z.string().nullable().default(null),
  /** From 0 (bot) to 1 (person). Leads with a lower score are held for review. */
  RECAPTCHA_MIN_SCORE: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.5),
  /** Number of our own proxies in front of this server; each appends an address to X-Forwarded-For. Without one nobody is believed. */
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'must be a number from 0 to 9' })
    .int('must be a number from 0 to 9')
    .min(0, 'must be a number from 0 to 9')
    .max(9, 'must be a number from 0 to 9')
    .default(0),
  TRUST_REQUEST_ID: flag,
  LOG_FORMAT: z.enum(['json', 'text'], { error: "must be 'json' or 'text'" }).nullable().default(null),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@redis.example.com:6379' })
    .nullable()
    .default(null),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.nullable().default(null),
  OTEL_SERVICE_NAME: z.string().default('fieldlight'),
  WEB_VITALS: flag,
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, { error: 'must look like GTM-AB12CD3' })
    .nullable()
    .default(null),
  SOCIAL_PIXEL_ID: z.string().regex(/^\d+$/, { error: 'must be a number' }).nullable().default(null),
  /** The server does no jobs; `npm run worker` does. */
  JOBS_ELSEWHERE: flag,
  /** How long a worker without work waits before it looks for a job that another process added. */
  JOBS_POLL_SECONDS: z.coerce
    .number({ error: 'must be a number from 1 to 60' })
    .min(1, 'must be a number from 1 to 60')
    .max(60, 'must be a number from 1 to 60')
    .default(10),
  /** `npm run worker` writes it as long as it works. */
  JOBS_HEARTBEAT_FILE: z.string().nullable().default(null),
  FFMPEG_PATH: z.string().nullable().default(null),
  SCHEDULING_URL: url.nullable().default(null),
  QUOTE_SEAL_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, {
      error: 'must have 64 hexadecimal digits, as `openssl rand -hex 32` writes them',
    })
    .nullable()
    .default(null),
  QUOTE_SEAL_OLD_KEYS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((key) => key !== ''))
    .refine((keys) => keys.every((key) => SPKI.test(key)), {
      error:
        'must be public keys as /quote/check/keys.pem shows them, each one line of base64, separated by commas',
    }),
  SECOND_FACTOR_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, {
      error: 'must have 64 hexadecimal digits, as `openssl rand -hex 32` writes them',
    })
    .nullable()
    .default(null),
  /** Whatever SECOND_FACTOR_KEY was before, or SUPABASE_SECRET_KEY where there was none. */
  SECOND_FACTOR_OLD_KEYS: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((key) => key !== '')),
  SUPABASE_URL: required('the address of your Supabase project')
    .pipe(url)
    .transform((value) => value.replace(/\/$/, '')),
  SUPABASE_PUBLISHABLE_KEY: required('the publishable key of your Supabase project'),
  SUPABASE_SECRET_KEY: required('the secret key of your Supabase project; it never reaches the browser'),
  /** Without it the built-in map is used. Browsers see the key: restrict it to the site's address. */
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** Numbered pins need a map id; the default is Google's id for demos. */
  GOOGLE_MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),
})

/** A partly configured reCAPTCHA would hold every lead for review. */
const schema = shape.refine(
  (env) => !env.RECAPTCHA_SITE_KEY === !(env.RECAPTCHA_PROJECT_ID && env.RECAPTCHA_API_KEY),
  {
    path: ['RECAPTCHA_SITE_KEY'],
    error: 'goes together with RECAPTCHA_PROJECT_ID and RECAPTCHA_API_KEY',
  },
)

export type Env = z.output<typeof schema>

/**
 * Validates a set of environment variables; an empty string counts as not set.
 *
 * @throws Error whose message is one sentence per wrong variable, each starting with the variable's name.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const sentences = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`)
  throw new Error(`Wrong configuration. ${sentences.join(' ')} See .env.example.`)
}

/** The only reader of `process.env`. Evaluated on import, so that a wrong value stops the server's start. */
export const env = readEnv(process.env)

export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
