import type { Block, Letter } from './letter'

function textOf(block: Block): string {
  switch (block.type) {
    case 'text':
      return block.text
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'quote':
      return block.text.replace(/^/gm, '> ')
    case 'button':
      return `${block.label}:\n${block.href}`
  }
}

export const toText = ({ heading, blocks, footnote }: Letter, signature: string): string =>
  [heading, ...blocks.map(textOf), `-- \n${signature}\n${footnote}`].join('\n\n') + '\n'
