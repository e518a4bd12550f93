import type { Address } from '@/lib/owl/address'

export const ADDRESS_PARTS = ['street', 'city', 'state', 'zip'] as const satisfies (keyof Address)[]

const LABELS: Record<keyof Address, string> = {
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
}

/** The parts that are missing beside others, or all that `isRequired` asks for. */
export function findMissingParts(address: Address, isRequired: boolean): Record<string, string> {
  const isEmpty = ADDRESS_PARTS.every((part) => address[part] === '')
  if (isEmpty && !isRequired) return {}
  return Object.fromEntries(
    (['city', 'state', 'zip'] as const)
      .filter((part) => address[part] === '')
      .map((part) => [
        part,
        `${LABELS[part]} is required${isRequired ? '' : ' with the rest of the address'}`,
      ]),
  )
}
