import type { SiteConfig } from '@/lib/analytics/load-trackers'
import { visitorFields, type FormName } from '@/lib/forms/visitor-fields'
import { paths } from '@/lib/paths'

/** Milliseconds. A form without a token is accepted, too. */
const TIMEOUT = 6_000

type Recaptcha = {
  ready: (callback: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha & { enterprise?: Recaptcha }
  }
}

const loadScript = (src: string) =>
  new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.src = src
    script.onload = () => resolve()
    script.onerror = () => reject(new Error('reCAPTCHA could not be loaded'))
    document.head.append(script)
  })

async function load(siteKey: string): Promise<Recaptcha> {
  const query = `?render=${encodeURIComponent(siteKey)}`
  await loadScript(`https://www.google.com/recaptcha/enterprise.js${query}`).catch(() =>
    loadScript(`https://www.google.com/recaptcha/api.js${query}`),
  )
  const recaptcha = window.grecaptcha?.enterprise ?? window.grecaptcha
  if (!recaptcha) throw new Error('reCAPTCHA did not start')
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha
}

type Setup = { siteKey: string; recaptcha: Recaptcha } | null
let setup: Promise<Setup> | null = null

async function prepare(): Promise<Setup> {
  const response = await fetch(paths.siteConfig())
  const { recaptchaSiteKey: siteKey } = (await response.json()) as SiteConfig
  return siteKey ? { siteKey, recaptcha: await load(siteKey) } : null
}

async function addToken(data: FormData, action: FormName) {
  setup ??= prepare()
  const ready = await setup
  if (!ready) return
  data.set(visitorFields.token, await ready.recaptcha.execute(ready.siteKey, { action }))
  data.set(visitorFields.siteKey, ready.siteKey)
  data.set(visitorFields.expectedAction, action)
}

/** Adds a reCAPTCHA token if it is configured. Never fails: the server holds forms without a token for review. */
export async function addRecaptchaToken(data: FormData, action: FormName): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT))
  const adding = addToken(data, action).catch(() => {
    setup = null
  })
  await Promise.race([adding, late])
}
