'use client'

import { AdminError } from '@/admin/AdminError'

/** A view of the admin that fails, or whose code does not come: Next's own page speaks English. Spec §8. */
export default function ErrorScreen() {
  return <AdminError />
}
