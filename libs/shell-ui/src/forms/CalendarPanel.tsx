import { DatePicker, parseDate, type DateValue } from '@ark-ui/react/date-picker'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useLanguage, useMessages } from '../i18n/LanguageProvider.js'
import { dateMessages } from './dateMessages.js'

export interface CalendarPanelProps {
  /** What the calendar is for. */
  label: string
  /** One day, or a range of days. */
  mode: 'single' | 'range'
  /** Days as `YYYY-MM-DD`: one, or the first and the last. */
  value: readonly string[]
  /** The first day that may be chosen. */
  min?: string | undefined
  /** The last day that may be chosen. */
  max?: string | undefined
  /** One day of `single`; one, then two of `range`. */
  onChange: (days: readonly string[]) => void
}

/** A month to choose from, its focus in the chosen day or today. Comes with the first calendar that opens. */
export default function CalendarPanel(props: CalendarPanelProps) {
  const { label, mode, value, min, max, onChange } = props
  const messages = useMessages(dateMessages)
  const language = useLanguage()
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const timer = setTimeout(() => {
      panel.current
        ?.querySelector<HTMLElement>('[data-part=table-cell-trigger][tabindex="0"]')
        ?.focus()
    })
    return () => clearTimeout(timer)
  }, [])

  return (
    <DatePicker.Root
      ref={panel}
      inline
      fixedWeeks
      closeOnSelect={false}
      className="sp-calendar"
      selectionMode={mode}
      locale={language}
      startOfWeek={language === 'zh-CN' ? 1 : 0}
      timeZone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      value={value.map((day) => parseDate(day))}
      min={min === undefined ? undefined : parseDate(min)}
      max={max === undefined ? undefined : parseDate(max)}
      translations={{
        content: messages.calendar(label),
        dayCell: ({ valueText }) => valueText,
        prevTrigger: messages.previous,
        nextTrigger: messages.next,
        viewTrigger: messages.changeView,
      }}
      onValueChange={(details) => onChange(details.value.map(dayOfValue))}
    >
      <DatePicker.Content
        className="sp-calendar-content"
        aria-roledescription={messages.calendarRole}
        onKeyDown={chooseBySpace}
      >
        <DatePicker.View view="day">
          <DatePicker.Context>
            {(calendar) => (
              <>
                <CalendarHead />
                <DatePicker.Table
                  className="sp-calendar-table"
                  aria-roledescription={messages.gridRole('day')}
                  aria-label={calendar.visibleRangeText.formatted}
                >
                  <DatePicker.TableHead>
                    <DatePicker.TableRow>
                      {calendar.weekDays.map((weekDay) => (
                        <DatePicker.TableHeader key={weekDay.long} aria-label={weekDay.long}>
                          {weekDay.narrow}
                        </DatePicker.TableHeader>
                      ))}
                    </DatePicker.TableRow>
                  </DatePicker.TableHead>
                  <DatePicker.TableBody>
                    {calendar.weeks.map((week) => (
                      <DatePicker.TableRow key={week[0]?.toString()}>
                        {week.map((day) => (
                          <DatePicker.TableCell key={day.toString()} value={day}>
                            <DatePicker.TableCellTrigger className="sp-calendar-cell">
                              {day.day}
                            </DatePicker.TableCellTrigger>
                          </DatePicker.TableCell>
                        ))}
                      </DatePicker.TableRow>
                    ))}
                  </DatePicker.TableBody>
                </DatePicker.Table>
              </>
            )}
          </DatePicker.Context>
        </DatePicker.View>
        <WideView view="month" />
        <WideView view="year" />
      </DatePicker.Content>
    </DatePicker.Root>
  )
}

/**
 * The days are buttons, to which Space belongs as Enter does; the picker knows Enter alone. As with Enter
 * it is the day that the arrows came to, which the focus follows a moment later.
 */
function chooseBySpace(event: KeyboardEvent) {
  const target = event.target as HTMLElement
  if (event.key !== ' ' || target.dataset['part'] !== 'table-cell-trigger') return
  event.preventDefault()
  const day = target.closest('table')?.querySelector<HTMLElement>('[tabindex="0"]') ?? target
  day.click()
}

function CalendarHead() {
  return (
    <DatePicker.ViewControl className="sp-calendar-head">
      <DatePicker.PrevTrigger className="sp-icon-button">
        <ChevronLeft size={16} aria-hidden />
      </DatePicker.PrevTrigger>
      <DatePicker.ViewTrigger className="sp-calendar-view">
        <DatePicker.RangeText />
      </DatePicker.ViewTrigger>
      <DatePicker.NextTrigger className="sp-icon-button">
        <ChevronRight size={16} aria-hidden />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  )
}

/** Months of a year, or years. */
function WideView({ view }: { view: 'month' | 'year' }) {
  const messages = useMessages(dateMessages)
  return (
    <DatePicker.View view={view}>
      <DatePicker.Context>
        {(calendar) => (
          <>
            <CalendarHead />
            <DatePicker.Table
              className="sp-calendar-table"
              aria-roledescription={messages.gridRole(view)}
              columns={4}
              aria-label={calendar.visibleRangeText.formatted}
            >
              <DatePicker.TableBody>
                {(view === 'month'
                  ? calendar.getMonthsGrid({ columns: 4, format: 'short' })
                  : calendar.getYearsGrid({ columns: 4 })
                ).map((row) => (
                  <DatePicker.TableRow key={row[0]?.value}>
                    {row.map((cell) => (
                      <DatePicker.TableCell key={cell.value} value={cell.value}>
                        <DatePicker.TableCellTrigger className="sp-calendar-cell sp-calendar-wide">
                          {cell.label}
                        </DatePicker.TableCellTrigger>
                      </DatePicker.TableCell>
                    ))}
                  </DatePicker.TableRow>
                ))}
              </DatePicker.TableBody>
            </DatePicker.Table>
          </>
        )}
      </DatePicker.Context>
    </DatePicker.View>
  )
}

function dayOfValue({ year, month, day }: DateValue): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
