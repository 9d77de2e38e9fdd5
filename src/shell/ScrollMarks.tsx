'use client'

import { useEffect } from 'react'
import { SCROLL_DEBOUNCE, scrollMark } from './scroll'

/**
 * Tells the styles how far the page is scrolled, in browsers whose styles cannot know it
 * themselves. Renders nothing. Spec §9.
 */
export function ScrollMarks() {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return
    let timer: number | undefined
    const mark = () => {
      document.documentElement.dataset.scroll = scrollMark(window.scrollY)
    }
    const later = () => {
      window.clearTimeout(timer)
      timer = window.setTimeout(mark, SCROLL_DEBOUNCE)
    }
    mark()
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      window.clearTimeout(timer)
      window.removeEventListener('scroll', later)
    }
  }, [])
  return null
}
