import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useApi, useSession } from '@spruce/session/react'
import {
  ChoiceField,
  Form,
  SelectField,
  SwitchField,
  TextField,
  toast,
  useFieldValue,
  useFormKernel,
  useMessages,
  usePermitted,
} from '@spruce/shell-ui'
import { useMutation } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { brandMessages } from './brandMessages.js'
import { saveHomepageOptions } from './brandQueries.js'
import { BrandSection } from './BrandSection.js'
import { checkHomepage, draftOfHomepage, type HomepageDraft, homepageOf } from './homepageDraft.js'
import { useUnsavedHome } from './useUnsavedHome.js'

/** The home page of everybody, saved by itself. What is typed outlives the page (section 8). */
export const HomepageForm = observer(function HomepageForm() {
  const { tenantInfo } = useSession()
  const saved = `${String(tenantInfo?.homepageEnabled)} ${tenantInfo?.homepageUrl ?? ''}`
  return <HomepageFields key={saved} />
})

const HomepageFields = observer(function HomepageFields() {
  const t = useMessages(brandMessages)
  const { tenantInfo, appList } = useSession()
  const unsaved = useUnsavedHome()
  const canPublish = usePermitted()('personalisation:publish')
  const { mutateAsync: save } = useMutation(saveHomepageOptions(useApi()))
  const [kept] = useState(() => unsaved.read())
  const stored = useRef<string>(undefined)
  const current = {
    homepageEnabled: tenantInfo?.homepageEnabled ?? false,
    homepageUrl: tenantInfo?.homepageUrl ?? null,
  }
  const kernel = useFormKernel<HomepageDraft, unknown>({
    initialValues: draftOfHomepage(current, appList),
    paths: { homepageUrl: 'url' },
    validate: (draft) => checkHomepage(draft, t),
    onSubmit: (draft) => {
      const { homepageEnabled, homepageUrl } = homepageOf(draft)
      return save({ body: { homepageEnabled, homepageUrl: homepageUrl || null } })
    },
    onDone: () => {
      const values = kernel.form.getValues()
      kernel.form.reset(values)
      stored.current = addressKey(values)
      unsaved.forget()
      toast.success(t.homepageSaved)
    },
  })
  const { isDirty, isPending, form } = kernel

  useEffect(() => {
    if (!kept || !canPublish) return
    const draft = draftOfHomepage(kept, appList)
    for (const name of Object.keys(draft) as (keyof HomepageDraft)[]) {
      form.setValue(name, draft[name], { shouldDirty: true })
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: what was typed before the page was left
  }, [])

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty: isTyped }) => {
          if (isTyped && addressKey(values) !== stored.current) unsaved.keep(homepageOf(values))
        },
      }),
    [form, unsaved],
  )

  return (
    <Box maxW="440px">
      <Form kernel={kernel}>
        <BrandSection title={t.homepage} lead={t.homepageLead}>
          {!canPublish && (
            <Box as="p" role="note" color="fg.muted">
              {t.homepageReadOnly}
            </Box>
          )}
          <SwitchField name="homepageEnabled" label={t.homepageEnabled} isDisabled={!canPublish} />
          <ChoiceField
            name="kind"
            label={t.homepageKind}
            isDisabled={!canPublish}
            choices={[
              { value: 'app', label: t.kindApp },
              { value: 'url', label: t.kindUrl },
            ]}
          />
          <HomepageTarget isDisabled={!canPublish} />
          {canPublish && (
            <Box>
              <Button type="submit" variant="outline" loading={isPending} disabled={!isDirty}>
                {t.saveHomepage}
              </Button>
            </Box>
          )}
        </BrandSection>
      </Form>
    </Box>
  )
})

/** Equal for what means the same home page. */
function addressKey(draft: HomepageDraft): string {
  return JSON.stringify(homepageOf(draft))
}

/** An application or an address, as chosen. */
const HomepageTarget = observer(function HomepageTarget({ isDisabled }: { isDisabled: boolean }) {
  const t = useMessages(brandMessages)
  const { appList } = useSession()
  const kind = useFieldValue<HomepageDraft['kind']>('kind')
  if (kind === 'url') {
    return (
      <TextField
        name="url"
        label={t.homepageUrl}
        help={t.homepageUrlHelp}
        isDisabled={isDisabled}
        maxLength={500}
      />
    )
  }
  return (
    <SelectField
      name="appCode"
      label={t.homepageApp}
      help={t.homepageAppHelp}
      isDisabled={isDisabled}
      options={appList.map(({ appCode, appName }) => ({ value: appCode, label: appName }))}
    />
  )
})
