import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { SiteFooter } from '@agency/ui/sections/SiteFooter';
import { footer } from '../content/footer';

const BUILD_YEAR = Number(import.meta.env.VITE_BUILD_YEAR ?? 0);

export function Footer() {
  const isHydrating = useIsHydrating();
  // A device's clock may be years behind.
  const year = isHydrating ? BUILD_YEAR : Math.max(new Date().getFullYear(), BUILD_YEAR);
  return <SiteFooter {...footer} year={year} />;
}
