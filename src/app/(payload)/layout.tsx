import type { ReactNode } from 'react'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { createLocalReq, executeAuthStrategies, getPayload, type PayloadRequest, type ServerFunctionClient } from 'payload'
import config from '@payload-config'
import '@payloadcms/next/css'
import '@/styles/fonts.css'
import './custom.css'
import './lists.css'
import './inbox.css'
import './desk.css'
import './sign-in.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { handedOn, isServerFunctionCall, isUnknownFunction } from '@/cms/access/server-functions'
import { importMap } from './admin/importMap.js'

async function asked(): Promise<PayloadRequest> {
  const payload = await getPayload({ config })
  // Payload's `auth` works out every permission beside: too slow for each key that is typed.
  const { user } = await executeAuthStrategies({ headers: await headers(), payload })
  return createLocalReq({ ...(user && { user }) }, payload)
}

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  if (!isServerFunctionCall(call)) notFound()
  return handleServerFunctions({ ...(await handedOn(call, asked)), config, importMap }).catch((error: unknown) => {
    if (isUnknownFunction(error)) notFound()
    throw error
  })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
