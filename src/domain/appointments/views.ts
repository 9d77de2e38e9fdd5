/** A visit that can be booked. */
export interface SlotTimeView {
  /** As forms send it. */
  value: string
  /** `10:00`. */
  time: string
}

/** The visits of a day that can be booked. */
export interface SlotDayView {
  /** ISO day. */
  day: string
  /** In words: `Wednesday 25 November`. */
  label: string
  times: SlotTimeView[]
}
