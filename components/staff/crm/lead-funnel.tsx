import { Funnel } from '@/components/staff/charts/funnel'
import type { LeadSteps } from '@/lib/leads/crm'

const STEP_LABELS: Record<keyof LeadSteps, string> = {
  new: 'Came in',
  contacted: 'Contacted',
  call_booked: 'Call booked',
  quoted: 'Quoted',
  won: 'Won',
}

/** Each lead counts in every stage up to the one that it came to; a lost lead up to the one that it was lost in. */
export const LeadFunnel = ({ steps }: { steps: LeadSteps }) => (
  <section className="rounded-md border bg-card p-4">
    <Funnel
      id="lead-steps"
      title="How far the leads of the last 90 days came"
      headings={['Stage', 'Leads']}
      steps={(Object.keys(STEP_LABELS) as (keyof LeadSteps)[]).map((step) => ({
        name: STEP_LABELS[step],
        value: steps[step],
      }))}
    />
  </section>
)
