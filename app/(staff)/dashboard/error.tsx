'use client'

export { PortalError as default } from '@/components/staff/shell/portal-error'
