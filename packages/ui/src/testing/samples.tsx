import type { ReactElement } from 'react';
import * as ui from '../index';

const ignore = () => {};

/** Samples of every component in its states. The tests render all of them, and `npm run gallery` shows them. */
export const samples: Readonly<Record<string, ReactElement>> = {
  Alert: (
    <>
      <ui.Alert tone="danger" title="We are sorry." actions={<ui.Button>Please try again</ui.Button>} onClose={ignore}>
        There was an issue with your last search.
      </ui.Alert>
      <ui.Alert tone="warning" title="The results are a minute old." />
      <ui.Alert tone="success" title="Your search is saved." />
      <ui.Alert tone="info" title="Prices are in US dollars." />
    </>
  ),
  Badge: (
    <p>
      {ui.badgeKinds.map((kind) => (
        <ui.Badge key={kind} kind={kind}>
          {kind}
        </ui.Badge>
      ))}
    </p>
  ),
  Breadcrumbs: (
    <ui.Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Used cars', href: '/cars-for-sale/used' },
      ]}
    />
  ),
  Button: (
    <>
      <p>
        <ui.Button>Reset</ui.Button>
        {(['primary', 'accent', 'quiet', 'danger'] as const).map((variant) => (
          <ui.Button key={variant} variant={variant}>
            {variant}
          </ui.Button>
        ))}
      </p>
      <p>
        <ui.Button size="sm">Small</ui.Button>
        <ui.Button disabled>Disabled</ui.Button>
        <ui.Button variant="primary" disabled>
          Disabled
        </ui.Button>
      </p>
      <ui.Button variant="primary" size="lg" block>
        Show again
      </ui.Button>
    </>
  ),
  ByScript: (
    <ui.ByScript>
      <ui.Button>Use my location</ui.Button>
    </ui.ByScript>
  ),
  ButtonLink: <ui.ButtonLink href="/cars-for-sale/all">View All Cars</ui.ButtonLink>,
  Card: (
    <ui.Card padding="none">
      <a href="/x" className={ui.cardLinkClass}>
        2019 Honda Fit
      </a>
    </ui.Card>
  ),
  Carousel: (
    <ui.Carousel label="More from this dealer" item="tile">
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </ui.Carousel>
  ),
  Checkbox: (
    <>
      <ui.Checkbox name="makeCode" value="TOYOTA" label="Toyota" count={1234} defaultChecked />
      <ui.Checkbox
        name="makeCode"
        value="FIAT"
        label="FIAT"
        count={0}
        disabled
        before={<ui.Swatch color="#123456" />}
      />
    </>
  ),
  Chip: (
    <p>
      <ui.Chip>Honda</ui.Chip>
      <ui.Chip removable>Toyota</ui.Chip>
    </p>
  ),
  ChipContent: (
    <a href="/x" className={ui.chipClass({ selected: true })}>
      <ui.ChipContent>Under $20,000</ui.ChipContent>
    </a>
  ),
  ChipLink: (
    <ui.ChipLink href="/x" selected size="sm">
      Hybrid
    </ui.ChipLink>
  ),
  ChoiceList: (
    <ui.ChoiceList aria-label="Makes">
      <ui.Checkbox name="makeCode" value="TOYOTA" label="Toyota" count={1234} defaultChecked />
    </ui.ChoiceList>
  ),
  ChipList: (
    <ui.ChipList label="Your search">
      <li>
        <ui.Chip>Red</ui.Chip>
      </li>
    </ui.ChipList>
  ),
  Dialog: (
    <ui.Dialog.Root placement="drawer-end" size="lg">
      <ui.Dialog.Title>Share</ui.Dialog.Title>
      <ui.Dialog.Body>
        <p>Send this listing to a friend.</p>
      </ui.Dialog.Body>
      <ui.Dialog.Footer>
        <ui.Dialog.Close className={ui.buttonClass()}>Cancel</ui.Dialog.Close>
      </ui.Dialog.Footer>
    </ui.Dialog.Root>
  ),
  Disclosure: (
    <ui.Disclosure title="Year" level={3} value="2019 to 2024" open>
      <p>2019 to 2024</p>
    </ui.Disclosure>
  ),
  Field: <ui.Field label="Color">{(control) => <input type="color" {...control} />}</ui.Field>,
  Icon: (
    <p>
      {ui.iconNames.map((name) => (
        <ui.Icon key={name} name={name} />
      ))}
    </p>
  ),
  IconButton: (
    <p>
      <ui.IconButton icon="heart-filled" label="Save" aria-pressed variant="floating" />
      <ui.IconButton icon="heart" label="Save another" aria-pressed={false} variant="outlined" />
      <ui.IconButton icon="close" label="Close" size="sm" />
      <ui.IconButton icon="chevron-right" label="Next" variant="floating" disabled />
    </p>
  ),
  Message: (
    <>
      <ui.Message tone="success">Subscribed!</ui.Message>
      <ui.Message tone="danger">Enter a valid ZIP Code</ui.Message>
      <ui.Message tone="warning">This vehicle has many viewers.</ui.Message>
      <ui.Message>Choose a place first.</ui.Message>
    </>
  ),
  Pagination: (
    <ui.Pagination
      page={4}
      pages={12}
      renderLink={(page, { children, ...link }) => (
        <a key={page} href={`?firstRecord=${(page - 1) * 30}`} {...link}>
          {children}
        </a>
      )}
    />
  ),
  Popover: <ui.Popover trigger="What is this?">A price that most shoppers find fair.</ui.Popover>,
  Price: (
    <p>
      <ui.Price value={0} was={12} size="lg" unit="/mo" />
      <ui.Price value={undefined} />
    </p>
  ),
  PriceField: <ui.PriceField label="Max price" error="Max price must be greater than 0." defaultValue="0" />,
  Radio: (
    <fieldset>
      <legend>Mileage</legend>
      <ui.Radio name="mileage" value="" label="Any" defaultChecked />
      <ui.Radio name="mileage" value="30000" label="Under 30,000" count={1} />
    </fieldset>
  ),
  RangeSlider: (
    <ui.RangeSlider
      label="price"
      min={0}
      max={100}
      value={[20, 60]}
      onChange={ignore}
      names={['minPrice', 'maxPrice']}
    />
  ),
  Rating: <ui.Rating value={4.64} count={128} />,
  Select: <ui.Select label="Sort By:" inline options={[{ value: 'relevance', label: 'Relevance' }]} />,
  SkeletonTile: <ui.SkeletonTile />,
  Spinner: (
    <p>
      <ui.Spinner label="Loading more results..." />
    </p>
  ),
  SubmitButton: (
    <ui.SubmitButton variant="primary" busy>
      Send
    </ui.SubmitButton>
  ),
  Swatch: <ui.Swatch color={undefined} />,
  Switch: <ui.Switch name="payments" label="Show payments on listings" />,
  Tabs: (
    <ui.Tabs
      label="About this model"
      selected="faqs"
      onSelect={ignore}
      tabs={[
        { id: 'pricing', label: 'Pricing', content: <p>From $24,000</p> },
        { id: 'faqs', label: 'FAQs', content: <p>Is it roomy?</p> },
      ]}
    />
  ),
  TextArea: <ui.TextArea label="Comments" maxLength={500} />,
  TextField: (
    <>
      <ui.TextField label="City" defaultValue="Chicago, IL" />
      <ui.TextField label="ZIP" required error="Enter a valid ZIP Code" icon="location" />
      <ui.TextField label="Radius" disabled defaultValue="Nationwide" />
    </>
  ),
  Toast: (
    <ui.Toast open onClose={ignore} title="Still interested?">
      <a href="/x">2021 Nissan Rogue</a>
    </ui.Toast>
  ),
  VehicleImage: <ui.VehicleImage look={{ shape: 'small-suv', color: 'BLUE' }} alt="2021 Nissan Rogue" priority />,
  VisuallyHidden: <ui.VisuallyHidden role="status">48 Matches</ui.VisuallyHidden>,
};
