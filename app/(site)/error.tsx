'use client'

export { ErrorScreenOnDemand as default } from '@/components/site/error-screen-on-demand'
