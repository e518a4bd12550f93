import { toCueText } from './cue-text'
import { byTime, parseTime, type Cue } from './cue'

/** Characters. The database refuses more. */
export const MAX_WEBVTT_LENGTH = 150_000
export const MAX_CUES = 3000
/** Characters of one cue. */
export const MAX_CUE_LENGTH = 1000

type CueFileProblem = { line: number; problem: string }

type ParsedCues =
  | { ok: true; cues: Cue[] }
  /** At most `MAX_PROBLEMS`, in the order of the lines. */
  | { ok: false; problems: CueFileProblem[] }

const MAX_PROBLEMS = 5

const HEADER = /^WEBVTT(?:[ \t].*)?$/
const TIMING = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.*))?$/
/** Blocks that hold no cue. Their text is not kept: the site has its own style. */
const OTHER_BLOCK = /^(?:NOTE(?:\s|$)|STYLE\s*$|REGION\s*$)/
const SETTING = /^(?:vertical|line|position|size|align):[\w.%,-]+$/

type Block = { line: number; lines: string[] }

function splitBlocks(lines: string[], firstLine: number): Block[] {
  const blocks: Block[] = []
  let block: Block | null = null
  lines.forEach((text, index) => {
    if (text.trim() === '') {
      block = null
    } else if (block) {
      block.lines.push(text)
    } else {
      block = { line: firstLine + index, lines: [text] }
      blocks.push(block)
    }
  })
  return blocks
}

function readBlock({ line, lines }: Block): Cue | CueFileProblem | null {
  const at = lines[0]?.includes('-->') ? 0 : 1
  const timing = lines[at]
  if (!timing?.includes('-->')) {
    return OTHER_BLOCK.test(lines[0] ?? '')
      ? null
      : { line, problem: 'There is no line with times, as in 00:01.000 --> 00:03.500.' }
  }
  const [, from = '', to = '', settings = ''] = TIMING.exec(timing.trim()) ?? []
  const [start, end] = [parseTime(from), parseTime(to)]
  if (start === null || end === null) {
    return {
      line: line + at,
      problem: 'These times cannot be read. Write them as in 00:01.000 --> 00:03.500.',
    }
  }
  const text = toCueText(lines.slice(at + 1).join('\n'))
  if (text.length > MAX_CUE_LENGTH) {
    return { line: line + at + 1, problem: 'This cue is too long. 1,000 characters are the limit.' }
  }
  return {
    id: at === 1 ? (lines[0] ?? '').trim() : '',
    start,
    end,
    text,
    settings: settings
      .split(/\s+/)
      .filter((setting) => SETTING.test(setting))
      .join(' '),
  }
}

/** A SubRip file starts with a number or with times, and has a comma in them. */
const isSubRip = (lines: readonly string[]) => {
  const first = lines.findIndex((line) => line.trim() !== '')
  return lines.slice(first, first + 2).some((line) => /\d,\d{1,3}[ \t]+-->/.test(line))
}

/** Reads WebVTT, and SubRip (.srt). Cues come in the order of their times. */
export function parseWebVtt(content: string): ParsedCues {
  const fail = (line: number, problem: string): ParsedCues => ({ ok: false, problems: [{ line, problem }] })
  if (content.length > MAX_WEBVTT_LENGTH)
    return fail(1, 'This text is too long. 150,000 characters are the limit.')
  const lines = content
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '\uFFFD')
    .split(/\r\n|\n|\r/)
  const isWebVtt = HEADER.test(lines[0] ?? '')
  if (!isWebVtt && !isSubRip(lines)) return fail(1, 'The first line of a WebVTT file is WEBVTT.')
  // Lines right after the header belong to it.
  const start = isWebVtt ? lines.findIndex((line) => line.trim() === '' || line.includes('-->')) : 0
  const read = (start < 0 ? [] : splitBlocks(lines.slice(start), start + 1)).map(readBlock)
  const problems = read.filter((block): block is CueFileProblem => block !== null && 'problem' in block)
  if (problems.length > 0) return { ok: false, problems: problems.slice(0, MAX_PROBLEMS) }
  const cues = read.filter((block): block is Cue => block !== null && 'start' in block)
  if (cues.length > MAX_CUES)
    return fail(1, `There are too many cues. ${MAX_CUES.toLocaleString('en-US')} are the limit.`)
  return { ok: true, cues: cues.toSorted(byTime) }
}

/** Of text that the database holds: it was written by `writeWebVtt`. Without cues where it cannot be read. */
export function cuesOf(content: string): Cue[] {
  const parsed = parseWebVtt(content)
  return parsed.ok ? parsed.cues : []
}
