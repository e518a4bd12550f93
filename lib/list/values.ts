import { z } from 'zod/mini'

const uuid = z.uuid()

/** Whether a value of an address can be the id of a record. */
export const isUuid = (value: string): boolean => uuid.safeParse(value).success
