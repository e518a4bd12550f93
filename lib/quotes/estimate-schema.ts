import { z } from 'zod'
import { PACKAGES, type PackageId } from '@/lib/content/packages'
import { MAX_COUNT, type Estimate } from './estimate'

const cents = z.int().nonnegative()

/** Of `contact_submissions.estimate`. A package that was removed since does not match. */
const estimateSchema = z.object({
  packageId: z.enum(PACKAGES.map(({ id }) => id) as [PackageId, ...PackageId[]]),
  count: z.int().min(1).max(MAX_COUNT),
  lines: z.array(
    z.object({
      kind: z.enum(['package', 'add_on', 'travel']),
      title: z.string().max(200),
      quantity: z.int().min(1),
      unitPriceCents: cents,
    }),
  ),
  travel: z.object({ label: z.string(), from: z.string(), miles: cents }).nullable(),
  lowCents: cents,
  highCents: cents,
}) satisfies z.ZodType<Estimate>

/** Null without an estimate, and for one that an older version of the site stored in another shape. */
export const readEstimate = (stored: unknown): Estimate | null =>
  estimateSchema.safeParse(stored).data ?? null
