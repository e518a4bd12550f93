import { z } from 'zod'

const url = z.url({ protocol: /^https?$/, error: 'must be an address such as https://example.com' })
const required = (hint: string) => z.string({ error: `is missing: ${hint}` }).min(1, `is missing: ${hint}`)

const flag = z
  .enum(['0', '1'], { error: 'must be 1, for yes, or 0' })
  .default('0')
  .transform((value) => value === '1')

/** `Fieldlight <hello@example.com>` or the address alone. */
const sender = z.string().transform((value, context) => {
  const [, name = '', address = value] = value.match(/^([^<>"\p{Cc}]+?)\s*<([^<>]+)>$/u) ?? []
  if (z.email().safeParse(address).success) return { name, address }
  context.addIssue({ code: 'custom', message: 'must be an e-mail address, or a name and <an address>' })
  return z.NEVER
})

const shape = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** Where the build lies. */
  NEXT_DIST_DIR: z.string().default('.next'),
  /** Public origin of this site, without a trailing slash: canonical links, redirects and the origin check of server actions. */
  SITE_URL: url.default('http://localhost:3000').transform((value) => new URL(value).origin),
  /** Shown on the privacy page, in mail and to people whose form could not be sent. */
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).default('hello@fieldlight.example'),
  /** The mail server; without it mail is kept, and staff can read it. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must look like smtps://user:password@smtp.example.com' })
    .nullable()
    .default(null),
  /** Who mail comes from; null: the company at CONTACT_EMAIL. */
  MAIL_FROM: sender.nullable().default(null),
  /** Who is told about leads; null: CONTACT_EMAIL. */
  STAFF_EMAIL: z.email({ error: 'must be an e-mail address' }).nullable().default(null),
  /** Lets a scheduler have mail sent; without it nobody may. */
  CRON_SECRET: z.string().min(16, 'must have 16 characters or more').nullable().default(null),
  /** reCAPTCHA Enterprise: the key that browsers see, the Google Cloud project, and a key for its API. Without them it is not loaded. */
  RECAPTCHA_SITE_KEY: z.string().nullable().default(null),
  RECAPTCHA_PROJECT_ID: z.string().nullable().default(null),
  RECAPTCHA_API_KEY: z.string().nullable().default(null),
  /** From 0, a script, to 1, a person. What scores less is held for review. */
  RECAPTCHA_MIN_SCORE: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.5),
  /** How many proxies of ours a request passes before it is here; each adds its sender's address to X-Forwarded-For. */
  TRUSTED_PROXY_HOPS: z.coerce
    .number({ error: 'must be a number from 1 to 9' })
    .int('must be a number from 1 to 9')
    .min(1, 'must be a number from 1 to 9')
    .max(9, 'must be a number from 1 to 9')
    .default(1),
  /** Whether a proxy of ours names requests in X-Request-Id, whatever their senders put there. */
  TRUST_REQUEST_ID: flag,
  /** One JSON object per line, or lines for reading; null: JSON in production. */
  LOG_FORMAT: z.enum(['json', 'text'], { error: "must be 'json' or 'text'" }).nullable().default(null),
  /** Where several servers keep pages and pictures together, and tell each other what was revalidated; without it each is alone. */
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must look like redis://user:password@redis.example.com:6379' })
    .nullable()
    .default(null),
  /** A collector of the OpenTelemetry protocol over HTTP; without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.nullable().default(null),
  OTEL_SERVICE_NAME: z.string().default('fieldlight'),
  /** Whether browsers report how fast pages were for them. */
  WEB_VITALS: flag,
  /** Container of the tag manager; without it none is loaded. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z\d]+$/, { error: 'must look like GTM-AB12CD3' })
    .nullable()
    .default(null),
  /** The social pixel; without it none is loaded. */
  SOCIAL_PIXEL_ID: z.string().regex(/^\d+$/, { error: 'must be a number' }).nullable().default(null),
  /** The page of a scheduling provider, shown in a frame; without it intro calls are booked here. */
  SCHEDULING_URL: url.nullable().default(null),
  SUPABASE_URL: required('the address of your Supabase project')
    .pipe(url)
    .transform((value) => value.replace(/\/$/, '')),
  SUPABASE_PUBLISHABLE_KEY: required('the publishable key of your Supabase project'),
  SUPABASE_SECRET_KEY: required('the secret key of your Supabase project; it never reaches the browser'),
  /** Maps come from Google when it is set, and from this site when it is not. Browsers see it: restrict it to the site's address. */
  GOOGLE_MAPS_API_KEY: z.string().optional(),
  /** Numbered pins need a map id; Google's own one for trying things out serves until there is another. */
  GOOGLE_MAPS_MAP_ID: z.string().default('DEMO_MAP_ID'),
})

/** Half a configuration would hold every lead for review. */
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

/** The only reader of `process.env`. Evaluated on import, so that a wrong value stops the start and not the hundredth request. */
export const env = readEnv(process.env)

/** Whether this is `next build`, which makes pages for servers that are not there yet. */
export const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'
