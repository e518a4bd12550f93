import { printNote, relative, step } from './printout.ts'
import type { Settings } from './settings.ts'
import { startStack, type Stack } from './start-stack.ts'

/** Starts the stack and prints the result, and later a message if it stops by itself. */
export async function openStack({ dataDir, databaseUrl, stackPort, siteUrl }: Settings): Promise<Stack> {
  const onMail = (file: string) => printNote('Mail', relative(file))
  printNote('Database', 'starting …')
  const stack = await step(
    'Database',
    () => startStack({ dataDir, databaseUrl, port: stackPort, siteUrl, onMail }),
    describeSetup,
  )
  void stack.child.exited.then(({ code, signal, wanted }) => {
    if (wanted) return
    console.error(
      `\n  The database stopped (${signal ?? `exit ${code}`}). Pages that were generated are still served; nothing is lost.` +
        '\n  Press Ctrl-C and start again to bring it back.\n',
    )
  })
  return stack
}

function describeSetup({ counts: { migrations, seeds, media } }: Stack): string {
  const news = [plural(migrations, 'migration'), plural(seeds, 'seed file'), plural(media, 'media file')]
  const loaded = news.filter((text) => text !== null)
  return loaded.length > 0 ? `ready, loaded ${loaded.join(', ')}` : 'ready'
}

/** Null for none. */
function plural(count: number, noun: string): string | null {
  if (count === 0) return null
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
