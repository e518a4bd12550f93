import { printNote, relative, step } from './printout.ts'
import { type Settings } from './settings.ts'
import { startStack, type Stack } from './start-stack.ts'

/** Starts the stack and says how it went, then and when it should stop unasked. */
export async function openStack({ dataDir, stackPort, siteUrl }: Settings): Promise<Stack> {
  const onMail = (file: string) => printNote('Mail', relative(file))
  const stack = await step(
    'Database',
    () => startStack({ dataDir, port: stackPort, siteUrl, onMail }),
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
  const news = [
    migrations > 0 && `${migrations} migrations`,
    seeds > 0 && `${seeds} seed files`,
    media > 0 && `${media} media files`,
  ].filter(Boolean)
  return news.length > 0 ? `ready, loaded ${news.join(', ')}` : 'ready'
}
