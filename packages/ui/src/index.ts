// Every component's stylesheet, so that the one file of ours that each remote emits is the same whichever components it uses:
// the browser then loads it once.
import './alert/alert.module.css';
import './badge/badge.module.css';
import './breadcrumbs/breadcrumbs.module.css';
import './button/button.module.css';
import './by-script/by-script.module.css';
import './card/card.module.css';
import './carousel/carousel.module.css';
import './chip/chip.module.css';
import './choice/choice.module.css';
import './disclosure/disclosure.module.css';
import './field/field.module.css';
import './icon-button/icon-button.module.css';
import './icon/icon.module.css';
import './pagination/pagination.module.css';
import './popover/popover.module.css';
import './price/price.module.css';
import './range-slider/range-slider.module.css';
import './rating/rating.module.css';
import './select/select.module.css';
import './skeleton/skeleton.module.css';
import './spinner/spinner.module.css';
import './swatch/swatch.module.css';
import './tabs/tabs.module.css';
import './text-field/text-field.module.css';
import './toast/toast.module.css';
import './vehicle-image/vehicle-image.module.css';
import './visually-hidden/visually-hidden.module.css';

export { Alert, type AlertProps, Message, type Tone } from './alert/alert';
export { Badge, type BadgeKind, type BadgeProps, badgeKinds } from './badge/badge';
export { Breadcrumbs } from './breadcrumbs/breadcrumbs';
export {
  Button,
  ButtonLink,
  type ButtonLook,
  buttonClass,
  SubmitButton,
  type SubmitButtonProps,
} from './button/button';
export { ByScript, type ByScriptProps } from './by-script/by-script';
export { Card, type CardLook, cardClass, cardLinkClass } from './card/card';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { Chip, ChipContent, ChipLink, ChipList, type ChipLook, chipClass } from './chip/chip';
export { Checkbox, ChoiceList, type ChoiceProps, Radio, Switch } from './choice/choice';
export { cx } from './cx';
export { Dialog, type DialogCloseProps, type DialogRootProps, type DialogTitleProps } from './dialog/dialog';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure';
export { dockedHeight, setDockedHeight } from './docked';

export { type ControlAttributes, Field, type FieldProps } from './field/field';
export { formatCount, formatDay, formatMiles, formatPrice } from './format';
export { Icon, type IconName, type IconProps, iconNames, withIcon } from './icon/icon';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { type PageEntry, pageList } from './pagination/page-list';
export { type PageLinkProps, Pagination, type PaginationProps } from './pagination/pagination';
export { Popover, type PopoverProps, popoverPanelClass } from './popover/popover';
export { Price, type PriceProps } from './price/price';
export { PriceField } from './price-field/price-field';
export { type Range, RangeSlider, type RangeSliderProps } from './range-slider/range-slider';
export { Rating, type RatingProps } from './rating/rating';
export { Select, type SelectOption, type SelectProps } from './select/select';
export { SkeletonTile } from './skeleton/skeleton';
export { Spinner } from './spinner/spinner';
export { Swatch } from './swatch/swatch';
export { type Tab, Tabs, type TabsProps, tabClass, tabListClass } from './tabs/tabs';
export { TextArea } from './text-field/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export { Toast, type ToastProps } from './toast/toast';
export { type VehicleLook, vehicleImageUrl } from './vehicle/url';
export { VehicleImage, type VehicleImageProps, vehicleFrameClass } from './vehicle-image/vehicle-image';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
