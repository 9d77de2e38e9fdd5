import type { ReactNode } from 'react'
import { notFound } from 'next/navigation'
import type { ServerFunctionClient } from 'payload'
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

const serverFunction: ServerFunctionClient = async (call) => {
  'use server'
  if (!isServerFunctionCall(call)) notFound()
  return handleServerFunctions({ ...handedOn(call), config, importMap }).catch((error: unknown) => {
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
