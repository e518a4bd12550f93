import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { EmailDriver, EmailMessage } from '@supabase/lite'

/** Saves every message as an HTML file instead of sending it. */
export function createMailFolder(folder: string, onMail: (file: string) => void): EmailDriver {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const recipient = message.to.replaceAll(/[^\w@.-]/g, '_')
      const file = path.join(folder, `${time}-${recipient}.html`)
      await writeFile(file, toPage(message), { mode: 0o600 })
      onMail(file)
    },
  }
}

function toPage({ to, subject, html, text }: EmailMessage): string {
  const head = escapeHtml(`To: ${to}\nSubject: ${subject}`)
  const body = html ?? `<pre>${escapeHtml(text ?? '')}</pre>`
  return `<!doctype html>\n<meta charset="utf-8">\n<title>${escapeHtml(subject)}</title>\n<pre>${head}</pre>\n${body}`
}

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
