import type { ComponentProps } from 'react'
import { History } from '@/components/staff/record/history'
import { loyaltyRules } from '@/lib/owl/loyalty/rules'
import { RulesSummary } from './rules-summary'

/** Shows rules in words. */
export const LoyaltyHistory = (props: Omit<ComponentProps<typeof History>, 'show'>) => (
  <History
    {...props}
    show={(column, value) => {
      const rules = column === 'rules' ? loyaltyRules.safeParse(value) : null
      return rules?.success ? (
        <details className="w-full">
          <summary className="cursor-pointer text-sm underline underline-offset-4">Rules</summary>
          <RulesSummary rules={rules.data} />
        </details>
      ) : null
    }}
  />
)
