import { clsx, type ClassValue } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; the last of conflicting Tailwind utilities wins. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs))
}
