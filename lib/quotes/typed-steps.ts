import { PACKAGES } from '@/lib/content/packages'
import { findSalesTax, taxSource } from '@/lib/content/sales-tax'
import { dollarsText, percentText } from './money'
import type { TypedLine, TypedQuote } from './typed-quote'

/** A change of a whole draft by one press. Buttons post it as text, so that it also works without JavaScript. */
export type Step =
  | { do: 'add-own' }
  | { do: 'add-package'; packageId: string }
  | { do: 'add-add-on'; packageId: string; title: string }
  | { do: 'remove'; id: string }
  | { do: 'move'; id: string; to: number }
  | { do: 'tax'; state: string }
  | { do: 'travel'; miles: number; from: string; chargedMiles: number; cents: number }

const blank = (id: string): TypedLine => ({
  id,
  kind: 'own',
  packageId: '',
  title: '',
  description: '',
  quantity: '1',
  price: '',
  discount: '',
  isOptional: false,
  isPreselected: false,
  isTaxable: false,
})

const packageOf = (id: string) => PACKAGES.find((each) => each.id === id)

/** Null for a package or add-on that does not exist. */
function newLine(step: Step, id: string): TypedLine | null {
  if (step.do === 'add-own') return blank(id)
  if (step.do === 'add-package') {
    const chosen = packageOf(step.packageId)
    return chosen?.id
      ? {
          ...blank(id),
          kind: 'package',
          packageId: chosen.id,
          title: chosen.title,
          description: chosen.includedServices.join('\n'),
          price: String(chosen.startingPrice),
        }
      : null
  }
  if (step.do === 'add-add-on') {
    const addOn = packageOf(step.packageId)?.addOns.find(({ title }) => title === step.title)
    if (!addOn) return null
    return {
      ...blank(id),
      kind: 'add_on',
      packageId: step.packageId,
      title: addOn.title,
      price: String(addOn.price),
    }
  }
  if (step.do === 'travel' && step.chargedMiles > 0) {
    return {
      ...blank(id),
      kind: 'travel',
      title: `Travel from ${step.from}`,
      description: `${step.miles} miles each way, of which ${step.chargedMiles} are charged, there and back.`,
      quantity: String(step.chargedMiles),
      price: dollarsText(step.cents),
    }
  }
  return null
}

function moved(lines: TypedLine[], id: string, to: number): TypedLine[] {
  const line = lines.find((each) => each.id === id)
  if (!line) return lines
  const others = lines.filter((each) => each.id !== id)
  return others.toSpliced(Math.max(0, to), 0, line)
}

/** @param newId of a line that is added */
export function applyStep(quote: TypedQuote, step: Step, newId: string): TypedQuote {
  switch (step.do) {
    case 'remove':
      return { ...quote, lines: quote.lines.filter(({ id }) => id !== step.id) }
    case 'move':
      return { ...quote, lines: moved(quote.lines, step.id, step.to) }
    case 'tax': {
      const tax = findSalesTax(step.state)
      return {
        ...quote,
        taxState: tax?.state ?? '',
        taxRate: tax ? percentText(tax.ppm) : '',
        taxSource: tax ? taxSource(tax) : '',
      }
    }
    case 'travel': {
      const line = newLine(step, newId)
      const others = quote.lines.filter(({ kind }) => kind !== 'travel')
      return {
        ...quote,
        travelMiles: String(step.miles),
        travelFrom: step.from,
        lines: line ? [...others, line] : others,
      }
    }
    case 'add-own':
    case 'add-package':
    case 'add-add-on': {
      const line = newLine(step, newId)
      return line ? { ...quote, lines: [...quote.lines, line] } : quote
    }
  }
}

/** Of an add-on in a select. */
export const addOnValue = (packageId: string, title: string): string => `${packageId}|${title}`

/** The step of the pressed button; null for a plain save. `travel` needs a place to be looked up first. */
export function readStep(formData: FormData, quote: TypedQuote): Step | null {
  const field = (name: string) => String(formData.get(name) ?? '')
  const [name = '', id = ''] = field('step').split(':')
  const place = quote.lines.findIndex((line) => line.id === id)
  switch (name) {
    case 'add-own':
      return { do: name }
    case 'add-package':
      return { do: name, packageId: field('package') }
    case 'add-add-on': {
      const [packageId = '', title = ''] = field('addOn').split('|')
      return { do: name, packageId, title }
    }
    case 'remove':
      return { do: name, id }
    case 'up':
    case 'down':
      return { do: 'move', id, to: name === 'up' ? place - 1 : place + 1 }
    case 'tax':
      return { do: name, state: quote.taxState }
    default:
      return null
  }
}
