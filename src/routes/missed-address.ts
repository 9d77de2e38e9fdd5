import type { Languages } from './decide'
import { NOWHERE } from './nowhere'
import { addressKey } from './own-redirects'
import type { RouteIndex } from './route-index'

/** Longer ones are made up. */
const LONGEST = 200
/** What robots ask every site for, whatever it is made with. */
const PROBED =
  /^\/(?:wp(?:-.*)?|wordpress|cgi-bin|phpmyadmin|pma|mysql|vendor|actuator|autodiscover|owa|ecp|boaform|hnap1|solr|jenkins|manager|console|telescope|debug|backup|old|server-status|_.*)\//
/** Hidden files, and characters that no address of a page has. */
const ODD = /\/\.|\.\.|[<>"'`{}|^;*$()=,\\]|:\//
const EXTENSION = /\.([a-z\d]{1,8})\/$/
/** What pages and their papers are called elsewhere. */
const OF_PAGES = ['html', 'htm', 'pdf']
/** The same, but asked for by robots all day: listed where a link led there. */
const OF_PROGRAMS = ['php', 'asp', 'aspx', 'jsp', 'cfm']

/**
 * The address under which a request for nothing is listed, in the form of redirects; null where staff
 * could do nothing with it: a probe, a picture or a file, what the site asks itself for, and a listing that was withdrawn, whose page
 * says so. `linked` says whether a link led there. Never throws. Decision 082.
 */
export function missedAddress(
  pathname: string,
  linked: boolean,
  { routes, settings }: { routes: RouteIndex; settings: Languages },
): string | null {
  if (pathname.length > LONGEST * 3) return null
  const key = addressKey(pathname, settings)
  if (key === null || key.endsWith(NOWHERE) || key.length > LONGEST || PROBED.test(key) || ODD.test(key)) return null
  const [, extension] = EXTENSION.exec(key) ?? []
  if (extension && !OF_PAGES.includes(extension) && !(linked && OF_PROGRAMS.includes(extension))) return null
  const [, number] = /\/(\d+)\/$/.exec(key) ?? []
  const isWithdrawn = number && ['property', 'project'].some((kind) => routes.find(`${kind}:${number}`)?.gone)
  return isWithdrawn ? null : key
}
