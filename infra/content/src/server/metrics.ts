import { ServiceMetrics } from '@forecourt/service';
import { Counter, Histogram } from 'prom-client';
import type { Editorial } from '../editorial/port';
import type { CampaignFolder } from '../house-ads/campaign-folder';
import type { PhotoCache } from '../photos/photo-cache';

/** Histogram buckets of request durations, seconds: texts come from memory, photographs may have to be fetched. */
const buckets = [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5];

/** The service's metrics in addition to those of requests. */
export class ContentMetrics extends ServiceMetrics {
  private readonly photos = new Counter({
    name: 'content_photos_total',
    help: 'Photographs by outcome: from the cache, converted, or the reason of a failure.',
    labelNames: ['outcome'],
    registers: [this.register],
  });
  private readonly seconds = new Histogram({
    name: 'content_photo_seconds',
    help: 'Time to fetch and convert photographs that were not in the cache.',
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10],
    registers: [this.register],
  });

  constructor(cache: PhotoCache, campaigns: CampaignFolder, editorial: Editorial) {
    super(buckets);
    this.gauge('content_campaigns', 'Number of served campaigns.', () => campaigns.campaigns.length);
    this.gauge('content_campaigns_refused', '1 while the campaigns of the folder are refused.', () =>
      campaigns.refusal === null ? 0 : 1,
    );
    this.gauge('content_editorial_refused', 'Texts of editors that are refused.', () => editorial.refusals.length);
    this.gauge('content_editorial_outage', '1 while the origin of editorial content cannot be read.', () =>
      editorial.outage === null ? 0 : 1,
    );
    this.gauge('content_photo_cache_bytes', 'Size of the photographs on disk, in bytes.', () => cache.bytes);
    this.gauge('content_photo_evictions', 'Photographs that were evicted since the start.', () => cache.evictions);
  }

  countPhoto(outcome: string, seconds: number): void {
    this.photos.inc({ outcome });
    if (outcome === 'made') this.seconds.observe(seconds);
  }
}
