import type { ComponentProps } from 'react'
import { ScreenHeading } from '@/components/staff/headings'
import { NewRecordForm } from './new-record-form'

type Props = ComponentProps<typeof NewRecordForm> & { screen: { title: string; description?: string } }

export const NewRecordScreen = ({ screen, ...form }: Props) => (
  <div className="grid max-w-2xl gap-8">
    <ScreenHeading title={screen.title} description={screen.description} />
    <NewRecordForm {...form} />
  </div>
)
