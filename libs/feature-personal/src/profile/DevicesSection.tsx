import { Button } from '@chakra-ui/react/button'
import { unwrap } from '@spruce/api-client'
import { useApi } from '@spruce/session/react'
import { StatusTag, toast, useMessages } from '@spruce/shell-ui'
import { formatTime } from '@spruce/validators'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from '../security/useCall.js'
import { askWithin } from './askWithin.js'
import { profileMessages } from './profileMessages.js'
import { deviceListOptions, type Device } from './profileQueries.js'
import { Row, Section, SectionList } from './Section.js'

/** How a session began, in words. */
const wayOf = {
  password: 'byPassword',
  code: 'byCode',
  oauth: 'byOauth',
  wechat: 'byWechat',
  openid: 'byOpenid',
} as const

/** "My devices": every live session of the account, each other one with a way to end it. */
export function DevicesSection() {
  const api = useApi()
  const t = useMessages(profileMessages)
  const client = useQueryClient()
  const call = useCall()
  const heading = useRef<HTMLHeadingElement>(null)
  const devices = useQuery(deviceListOptions(api))
  const others = devices.data?.filter(({ current }) => !current) ?? []
  const nameOf = ({ terminal }: Device) => terminal ?? t.unknownDevice

  async function end(ids?: string[]) {
    const { ended } = await call(() =>
      unwrap(api.POST('/spruce/api/v1/sessions/end', { body: ids ? { ids } : {} })),
    )
    if (ended > 0) toast.success(t.ended(ended))
    else toast.info(t.alreadyEnded)
    await client.invalidateQueries({ queryKey: deviceListOptions(api).queryKey })
  }

  function askToEnd(device: Device) {
    void askWithin(heading, {
      title: t.endDeviceTitle(nameOf(device)),
      message: t.endDeviceText,
      confirmLabel: t.endDevice,
      danger: true,
      onConfirm: () => end([device.id]),
    })
  }

  function askToEndOthers() {
    void askWithin(heading, {
      title: t.endOthersTitle(others.length),
      message: t.endOthersText,
      confirmLabel: t.endOthers,
      danger: true,
      onConfirm: () => end(),
    })
  }

  return (
    <Section
      title={t.devices}
      lead={t.devicesLead}
      headingRef={heading}
      actions={
        others.length > 0 && (
          <Button variant="outline" colorPalette="gray" onClick={askToEndOthers}>
            {t.endOthers}
          </Button>
        )
      }
    >
      <SectionList label={t.devices} state={devices} empty={t.onlyThis}>
        {(device) => (
          <Row
            key={device.id}
            title={nameOf(device)}
            aside={device.current && <StatusTag tone="success">{t.thisDevice}</StatusTag>}
            facts={[
              t[wayOf[device.via]],
              ...(device.address ? [device.address] : []),
              t.signedInAt(formatTime(device.createdAt)),
              t.seenAt(formatTime(device.seenAt)),
            ]}
            action={
              !device.current && (
                <Button
                  size="sm"
                  variant="outline"
                  colorPalette="gray"
                  aria-label={t.endDeviceOf(nameOf(device))}
                  onClick={() => askToEnd(device)}
                >
                  {t.endDevice}
                </Button>
              )
            }
          />
        )}
      </SectionList>
    </Section>
  )
}
