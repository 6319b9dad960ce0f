import { isPlainClick } from '@forecourt/fragment-kit/plain-click';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type MouseEvent, memo, type ReactNode, useCallback, useRef, useState } from 'react';
import type { AllFlags, Flag } from '../api/client';
import type { WantedFlag } from '../api/flags';
import { audit, flags as flagsQuery } from '../api/queries';
import { getRouteApi, Link, navigate } from '../navigation';
import { BrandTable } from '../parts/brand-table';
import { useRowCount } from '../parts/first-rows';
import { History } from '../parts/history';
import { WithChannelForms } from '../parts/later';
import { Refused } from '../parts/sign-in';
import { useTitle } from '../parts/title';
import { useStops } from '../parts/use-stops';

const route = getRouteApi('/flags');
/** Number of changes below the table. */
const latest = 20;

/** Shows all flags of all brands, and changes one in a form below its row. */
export function FlagsView(): ReactNode {
  useTitle('Flags');
  const search = route.useSearch();
  const { data, error } = useQuery(flagsQuery);
  const changes = useQuery(audit({ action: 'set-flags' }, latest));
  const pressed = useRef<HTMLElement | null>(null);
  const [presses, setPresses] = useState(0);
  const press = useCallback((event: MouseEvent<HTMLElement>, wanted: WantedFlag) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    pressed.current = event.currentTarget;
    setPresses((before) => before + 1);
    navigate({ to: '/flags', search: wanted, resetScroll: false });
  }, []);
  if (data === undefined) return error ? <Refused error={error} /> : <p className="hint">Reading flags …</p>;
  const brands = data.brands.map(({ brand }) => brand);
  const flag = Object.keys(data.gates).find((one) => one === search.flag);
  const close = () => {
    // No value was pressed if the form was opened by its address.
    (pressed.current ?? document.querySelector<HTMLElement>(`#flag-${flag} a`))?.focus();
    navigate({ to: '/flags', replace: true, resetScroll: false });
  };
  const form = flag !== undefined && (
    <WithChannelForms>
      {({ FlagForm }) => (
        <FlagForm
          key={presses}
          wanted={{ brand: search.brand ?? '*', flag, to: search.to ?? 'on' }}
          onWanted={(next) => navigate({ to: '/flags', search: next, replace: true, resetScroll: false })}
          onClose={close}
          all={data}
        />
      )}
    </WithChannelForms>
  );
  return (
    <>
      <h1>Flags</h1>
      <section aria-label="Flags of all brands">
        <p className="hint">
          A dot marks a value that was changed here; the others are what the brand itself says. Press a value to change
          it. Each row is one tab stop; the arrow keys left and right lead from brand to brand.
        </p>
        <BrandTable rows="Flag" brands={brands}>
          <FlagRows all={data} press={press} changed={flag} form={form} />
        </BrandTable>
      </section>
      <section aria-labelledby="changes-title">
        <h2 id="changes-title">Last changes of flags</h2>
        {changes.error && changes.data === undefined && <Refused error={changes.error} />}
        {changes.data && <History entries={changes.data.entries} brands={brands} />}
        <p>
          <Link to="/audit" search={{ action: 'set-flags' }}>
            All changes of flags
          </Link>
        </p>
      </section>
    </>
  );
}

type Press = (event: MouseEvent<HTMLElement>, wanted: WantedFlag) => void;

/** @param props.changed the flag that the form changes, below whose row it is */
function FlagRows(props: { all: AllFlags; press: Press; changed: Flag | undefined; form: ReactNode }): ReactNode {
  const { all, press, changed, form } = props;
  const names = Object.keys(all.gates);
  const rowCount = useRowCount(names.length, all.brands.length);
  return names.slice(0, rowCount).map((flag) => (
    <Fragment key={flag}>
      <FlagRow flag={flag} all={all} press={press} />
      {flag === changed && (
        <tr className="form-row">
          <td colSpan={all.brands.length + 1}>
            <div>{form}</div>
          </td>
        </tr>
      )}
    </Fragment>
  ));
}

/** Values of a flag, with one tab stop. Changes of the address alone leave the row as it is. */
const FlagRow = memo(function FlagRow(props: { flag: Flag; all: AllFlags; press: Press }) {
  const { flag, all, press } = props;
  const { stopAt, onKeyDown } = useStops();
  return (
    <tr id={`flag-${flag}`} onKeyDown={onKeyDown}>
      <th scope="row">
        {flag}
        <small>{all.gates[flag]}</small>
      </th>
      {all.brands.map(({ brand, flags, changed }, index) => {
        const isOn = flags[flag] === true;
        const isChanged = changed.includes(flag);
        const wanted: WantedFlag = { brand, flag, to: isOn ? 'off' : 'on' };
        return (
          <td key={brand} data-brand={brand}>
            <Link
              className="flag"
              data-changed={isChanged}
              to="/flags"
              search={wanted}
              hash="change"
              onClick={(event) => press(event, wanted)}
              {...stopAt(index)}
              aria-label={`${flag} on ${brand}: ${isOn ? 'on' : 'off'}${isChanged ? ', changed here' : ''}`}
            >
              {isOn ? 'on' : 'off'}
            </Link>
          </td>
        );
      })}
    </tr>
  );
});
