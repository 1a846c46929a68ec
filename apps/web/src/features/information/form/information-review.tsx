import type { ServiceApplication } from '@sanad/contracts'
import { fieldReasonsMessages } from '@sanad/texts/common/field-reasons'
import { informationMessages } from '@sanad/texts/web/information'
import { Banner, Button, Card, KeyValueList, Stack } from '@sanad/ui'
import { useLanguage, useMessages } from '@sanad/web-kit'
import { useEffect, useRef } from 'react'
import { readableValue } from '../../../shared/fields/readable-value.ts'
import { useListStatesQuery } from '../../../shared/states/states-api.ts'
import styles from './information-review.module.css'
import { asKept, filledIn, findDoubts, type InformationValues } from './information-values.ts'
import { openItems } from './open-items.ts'

interface InformationReviewProps {
  application: ServiceApplication
  values: InformationValues
  /** Goes back to the input of this one. */
  onChange: (id: string) => void
}

/** What is about to be submitted, read once more: afterwards it is final. */
export function InformationReview({ application, values, onChange }: InformationReviewProps) {
  const texts = useMessages(informationMessages)
  const reasons = useMessages(fieldReasonsMessages)
  const language = useLanguage()
  const { data } = useListStatesQuery()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const states = new Map(data?.data.map(({ id, state_name }) => [String(id), state_name]))
  const given = filledIn(application, values)
  const fields = given.fields.flatMap(({ field_id, value }) => {
    const field = application.fieldList.find((candidate) => candidate.field_id === field_id)
    return field
      ? [
          {
            id: field_id,
            label: field.field_title,
            value: readableValue(field, asKept(field, value), { states, language }),
          },
        ]
      : []
  })
  const extraItems = given.extra_info.flatMap(({ id, value }) => {
    const item = application.extra_info.find((candidate) => candidate.id === id)
    const chosen = item?.options.find((option) => option.value === value)
    return item ? [{ id, label: item.title, value: chosen?.label ?? value }] : []
  })
  const doubts = findDoubts(application, values.fields)
  const doubtful = fields.flatMap(({ id, label }) => {
    const doubt = doubts.get(id)
    return doubt ? [{ id, label, doubt }] : []
  })
  const isGiven = (id: string) => [...given.fields, ...given.extra_info].some((item) => idOf(item) === id)
  const open = openItems(application)
  const missing = [
    ...open.fields
      .filter(({ field_id, optional }) => !optional && !isGiven(field_id))
      .map(({ field_title }) => field_title),
    ...open.extraItems.filter(({ id }) => !isGiven(id)).map(({ title }) => title),
  ]
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {texts.review}
      </h2>
      <p>{texts.reviewText}</p>
      {doubtful.length > 0 && (
        <Banner tone="warning" title={texts.reviewDoubts}>
          <ul className={styles.missing}>
            {doubtful.map(({ id, label, doubt }) => (
              <li key={id}>{`${label}: ${reasons[doubt]}`}</li>
            ))}
          </ul>
        </Banner>
      )}
      <Card>
        <KeyValueList
          items={[...fields, ...extraItems].map(({ id, label, value }) => ({
            label,
            value: <span className={styles.lines}>{value}</span>,
            action: (
              <Button
                variant="quiet"
                size="small"
                aria-label={texts.changeAnswer({ name: label })}
                onClick={() => onChange(id)}
              >
                {texts.change}
              </Button>
            ),
          }))}
        />
      </Card>
      {missing.length > 0 && (
        <Banner tone="warning" title={texts.reviewMissing({ count: missing.length })}>
          <ul className={styles.missing}>
            {missing.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          <p>{texts.reviewMissingText}</p>
        </Banner>
      )}
    </Stack>
  )
}

const idOf = (item: { field_id: string } | { id: string }) => ('field_id' in item ? item.field_id : item.id)
