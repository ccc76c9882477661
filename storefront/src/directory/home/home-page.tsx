import { AboutSection } from './about-section';
import { CategoryTiles } from './category-tiles';
import { HomeHead } from './home-head';
import { HomeHero } from './home-hero';
import { HowItWorks } from './how-it-works';
import { NewestListings } from './newest-listings';
import { PromoBanner } from './promo-banner';

export function HomePage() {
  return (
    <>
      <HomeHead />
      <HomeHero />
      <div className="flex flex-col gap-16 pt-14 md:gap-24 md:pt-20">
        <CategoryTiles />
        <NewestListings />
        <HowItWorks />
        <AboutSection />
        <PromoBanner />
      </div>
    </>
  );
}
